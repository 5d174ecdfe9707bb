import type { BusinessCard } from '../../../../interfaces/contract/business/business.js';
import { closeDialog, openDialog } from '../../../ui/overlay/toasts.js';
import { ChooseLists } from './choose-lists.js';

/** Opens the dialog with the lists of a business. Afterward, the focus is on its heart, because the toast is gone. */
export function openListChooser(business: Pick<BusinessCard, 'id' | 'name'>): void {
  const close = (): void => {
    closeDialog();
    // The dialog keeps the focus until it is gone.
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`[data-saves="${String(business.id)}"]`)?.focus({ preventScroll: true }),
    );
  };
  openDialog(<ChooseLists business={business} onClose={close} />);
}
