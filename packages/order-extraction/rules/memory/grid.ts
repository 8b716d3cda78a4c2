/** points of a grid unit: a twelfth of an inch */
const grid = 6;

/** Places are remembered in units of the grid. */
export const unitsOf = (points: number): number => Math.round(points / grid);
