/**
 * `node --import image-modules.ts …`: Node.js finds only the packages that the image has, as if the others were not
 * installed. IMAGE_PACKAGES lists their folders, as in package-lock.json.
 */
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = pathToFileURL(join(import.meta.dirname, '../../..', '/')).href;
const present = new Set((process.env['IMAGE_PACKAGES'] ?? '').split(','));

registerHooks({
  resolve(specifier, context, next) {
    const resolved = next(specifier, context);
    const folder = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(decodeURI(resolved.url).replace(root, ''))?.[1];
    if (folder === undefined || !folder.startsWith('node_modules/') || present.has(folder)) return resolved;
    const isImport = context.conditions?.includes('import') ?? false;
    throw Object.assign(new Error(`Cannot find package '${specifier}', which is not in the image.`), {
      code: isImport ? 'ERR_MODULE_NOT_FOUND' : 'MODULE_NOT_FOUND',
    });
  },
});
