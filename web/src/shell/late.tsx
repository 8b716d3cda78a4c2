/** Parts of the app in files of their own: few people need them, and nobody at first. */
import { type ComponentType, useEffect, useState } from 'react';
import { Loading } from '../ui/states.tsx';
import { ProblemBox } from './problem-box.tsx';

type Late<P> = ComponentType<P> & {
  /** Brings its file before it is needed; a failure is told when it is. */
  readonly bring: () => void;
};

export const late = <P extends object>(load: () => Promise<ComponentType<P>>): Late<P> => {
  const Part = (props: P) => {
    const [Come, setCome] = useState<ComponentType<P> | null>(null);
    const [failed, setFailed] = useState<unknown>(null);
    useEffect(() => {
      load().then((come) => setCome(() => come), setFailed);
    }, []);
    if (failed) return <ProblemBox error={failed} />;
    return Come ? <Come {...props} /> : <Loading rows={0} />;
  };
  return Object.assign(Part, { bring: () => void load().catch(() => undefined) });
};
