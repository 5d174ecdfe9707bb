/**
 * Replaces `react-style-singleton` (see the alias in vite.config.ts). The original adds a <style> element, which the
 * content security policy (`style-src 'self'`) blocks; adopted stylesheets are exempt. Same exports and semantics: the
 * first user adds the sheet, the last one removes it.
 */
import { useEffect } from 'react';

interface StyleSingleton {
  add(css: string): void;
  remove(): void;
}

export function stylesheetSingleton(): StyleSingleton {
  let users = 0;
  let sheet: CSSStyleSheet | null = null;
  return {
    add(css) {
      if (users++ > 0) return;
      sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    },
    remove() {
      if (--users > 0) return;
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
      sheet = null;
    },
  };
}

export function styleHookSingleton(): (styles: string, isDynamic?: boolean) => void {
  const sheet = stylesheetSingleton();
  return function useStyle(styles, isDynamic) {
    const version = isDynamic === true ? styles : null;
    useEffect(() => {
      sheet.add(styles);
      return () => sheet.remove();
      // Changed styles apply only if the caller says that they may change.
      // eslint-disable-next-line react-hooks/exhaustive-deps
    }, [version]);
  };
}

export function styleSingleton(): (props: { styles: string; dynamic?: boolean }) => null {
  const useStyle = styleHookSingleton();
  return function Sheet({ styles, dynamic }) {
    useStyle(styles, dynamic);
    return null;
  };
}
