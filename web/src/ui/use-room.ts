import { type RefObject, useEffect, useRef } from 'react';

/** An element that knows, as `--room`, how much of the window is left below its top: what fills it ends where the window ends. */
export const useRoom = <Kind extends HTMLElement>(): RefObject<Kind | null> => {
  const element = useRef<Kind>(null);
  useEffect(() => {
    const measure = () => {
      const top = Math.max(0, element.current?.getBoundingClientRect().top ?? 0);
      element.current?.style.setProperty('--room', `${Math.round(window.innerHeight - top)}px`);
    };
    measure();
    // what stands above it comes and goes
    const moved = new ResizeObserver(measure);
    moved.observe(document.body);
    window.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      moved.disconnect();
      window.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
    };
  }, []);
  return element;
};
