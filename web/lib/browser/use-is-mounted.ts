import { useCallback, useEffect, useRef } from 'react';

/**
 * Returns a function that says whether the component is still mounted, so that a late response doesn't navigate a
 * reader who has already left.
 */
export function useIsMounted(): () => boolean {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return useCallback(() => isMounted.current, []);
}
