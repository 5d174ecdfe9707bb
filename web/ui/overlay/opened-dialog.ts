import type { ReactNode } from 'react';
import { create } from 'zustand';

/**
 * A dialog that a toast opened, whose own place on the page may be gone. Rendered with the toasts. Import it only from
 * toasts.tsx, and from elsewhere by way of that file, so that it is in the same chunk.
 */
export const useOpenedDialog = create<{ readonly dialog: ReactNode }>(() => ({ dialog: null }));
