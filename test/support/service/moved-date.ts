/** A Date that goes wrong by so many milliseconds. */
export const movedDate = (ms: () => number): DateConstructor => {
  const Real = Date;
  const now = () => Real.now() + ms();
  return new Proxy(Real, {
    construct: (target, given, made) => Reflect.construct(target, given.length === 0 ? [now()] : given, made),
    apply: () => new Real(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
};
