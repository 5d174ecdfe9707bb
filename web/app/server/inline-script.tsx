import { renderToStaticMarkup } from 'react-dom/server';
import { withShapesInPlace } from '../../ui/show/shared-shapes.js';
import { OfflineBar } from '../offline/offline-bar.js';
import { EARLY_CLICK_SCRIPT } from './early-click.js';
import { earlyOfflineScript } from './early-offline.js';
import { SCRIPT_FAILURE_SCRIPT } from './script-failure.js';

const EARLY_OFFLINE_SCRIPT = earlyOfflineScript(withShapesInPlace(renderToStaticMarkup(<OfflineBar> </OfflineBar>)));

/** Indentation and comment lines: a tenth of the text. */
const INDENT = /\n(?:\s*\/\/.*\n)*\s*/g;

/** The only inline script. The content security policy allows it by its hash, so it must be identical on every page. */
export const INLINE_SCRIPT = `${SCRIPT_FAILURE_SCRIPT}\n${EARLY_OFFLINE_SCRIPT}\n${EARLY_CLICK_SCRIPT}`.replace(
  INDENT,
  '\n',
);
