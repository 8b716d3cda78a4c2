import { type RefObject, useEffect, useRef, useState } from 'react';

/** Three quarters of a screen ahead, so that scrolling or tabbing reaches elements that are drawn already. */
const ahead = '75%';
const waiting = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;
/** One for the page: each costs the browser a look at every frame. */
const theObserver = (): IntersectionObserver => {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) if (isIntersecting) waiting.get(target)?.();
    },
    { rootMargin: `${ahead} 0px` },
  );
  return observer;
};

/** Whether an element is, or was once, near the window. @param from the start: it does not wait for that */
export const useNear = <Kind extends HTMLElement>(from: boolean): readonly [RefObject<Kind | null>, boolean] => {
  const element = useRef<Kind>(null);
  const [near, setNear] = useState(from);
  if (from && !near) setNear(true);
  useEffect(() => {
    const { current } = element;
    if (near || !current) return undefined;
    waiting.set(current, () => setNear(true));
    theObserver().observe(current);
    return () => theObserver().unobserve(current);
  }, [near]);
  return [element, near];
};
