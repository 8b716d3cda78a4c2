/** What is used of onnxruntime-node. The package is optional, so neither its code nor its types are asked for before it is found. */
import { createRequire } from 'node:module';
import { NoSecondReader } from './weights.ts';

/** Numbers, and how they are laid out (picture, channel, row, column). */
export type Numbers = { readonly data: Float32Array; readonly dims: readonly number[] };
export type Network = {
  readonly inputNames: readonly string[];
  readonly outputNames: readonly string[];
  readonly run: (inputs: { readonly [name: string]: Numbers }) => Promise<{ readonly [name: string]: Numbers }>;
};
export type Runtime = {
  readonly Tensor: new (type: 'float32', data: Float32Array, dims: readonly number[]) => Numbers;
  readonly InferenceSession: { readonly create: (model: Uint8Array, options: object) => Promise<Network> };
};

/**
 * Since 1.29 the published builds tell Microsoft of each session (model, machine, a lasting id below the home), unless this is set before they are
 * loaded: the ORT_DISABLE_TELEMETRY of what they say about privacy. Then nothing is collected, kept or sent.
 */
const untold = { ORT_DISABLE_TELEMETRY: '1' };

/** Throws NoSecondReader where it is not installed, or not for this system. */
export function loadRuntime(): Runtime {
  Object.assign(process.env, untold);
  try {
    return createRequire(import.meta.url)('onnxruntime-node') as Runtime;
  } catch (error) {
    const [why = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    throw new NoSecondReader(`onnxruntime-node cannot be loaded: ${why}`);
  }
}
