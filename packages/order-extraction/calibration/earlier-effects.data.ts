/** Made by npm run calibrate: the effects of earlier calibrations by version. */
export const earlierEffects: { readonly [version: string]: { readonly [code: string]: number } } = {};
