import { useCallback, useEffect, useRef } from 'react';

/** Whether the part of the page that asks is still shown, as when an answer comes: who went elsewhere meanwhile stays there. */
export function useIsHere(): () => boolean {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return useCallback(() => isHere.current, []);
}
