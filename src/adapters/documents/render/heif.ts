/** HEIC pictures (ISO/IEC 23008-12), decoded by libheif as WebAssembly: the decoders of the other kinds of picture are built without HEVC. */

import { createRequire } from 'node:module';
import { unread } from '@order-intake/order-extraction/document';
import { limits } from '../limits.ts';
import { Refusal } from '../refusal.ts';

/** Three bytes a pixel, upright as the file says. */
export type Pixels = { readonly data: Buffer; readonly width: number; readonly height: number };
export type PictureSize = { readonly width: number; readonly height: number };

type Pointer = { readonly [brand: symbol]: never };
type Failure = { readonly code: unknown; readonly message?: string };
type Plane = { readonly width: number; readonly height: number; readonly stride: number; readonly data: Uint8Array };
/** What is used of the library. It answers a failure instead of throwing it. */
type Libheif = {
  readonly heif_error_code: { readonly heif_error_Ok: unknown };
  readonly heif_colorspace: { readonly heif_colorspace_RGB: unknown };
  readonly heif_chroma: { readonly heif_chroma_interleaved_RGB: unknown };
  readonly heif_context_alloc: () => Pointer;
  readonly heif_context_free: (context: Pointer) => void;
  readonly heif_context_read_from_memory: (context: Pointer, bytes: Uint8Array) => Failure;
  readonly heif_js_context_get_list_of_top_level_image_IDs: (context: Pointer) => readonly number[] | Failure;
  readonly heif_js_context_get_image_handle: (context: Pointer, id: number) => Pointer | Failure;
  readonly heif_image_handle_get_width: (handle: Pointer) => number;
  readonly heif_image_handle_get_height: (handle: Pointer) => number;
  readonly heif_image_handle_release: (handle: Pointer) => void;
  readonly heif_js_decode_image2: (
    handle: Pointer,
    colours: unknown,
    chroma: unknown,
  ) => { readonly channels: readonly Plane[]; readonly image: Pointer } | Failure;
  readonly heif_image_release: (image: Pointer) => void;
};

const require = createRequire(import.meta.url);
let library: Libheif | null = null;

/** Loaded when the first such picture comes: it takes half a second, and most children never see one. */
const libheif = (): Libheif => {
  library ??= require('libheif-js/wasm-bundle.js') as Libheif;
  return library;
};

const damaged = () => new Refusal('corrupt', unread.heic_damaged());
const isFailure = (answer: object): answer is Failure => 'code' in answer;

function withPictures<T>(bytes: Buffer, use: (handleOf: (number: number) => Pointer, count: number) => T): T {
  const lib = libheif();
  const context = lib.heif_context_alloc();
  const handles: Pointer[] = [];
  try {
    if (lib.heif_context_read_from_memory(context, bytes).code !== lib.heif_error_code.heif_error_Ok) throw damaged();
    const ids = lib.heif_js_context_get_list_of_top_level_image_IDs(context);
    if (isFailure(ids)) throw damaged();
    const handleOf = (number: number): Pointer => {
      const id = ids[number - 1];
      const handle = id === undefined ? undefined : lib.heif_js_context_get_image_handle(context, id);
      if (handle === undefined || isFailure(handle)) throw damaged();
      handles.push(handle as Pointer);
      return handle as Pointer;
    };
    return use(handleOf, ids.length);
  } finally {
    for (const handle of handles) lib.heif_image_handle_release(handle);
    lib.heif_context_free(context);
  }
}

const sizeOf = (handle: Pointer): PictureSize => ({
  width: libheif().heif_image_handle_get_width(handle),
  height: libheif().heif_image_handle_get_height(handle),
});

/** Of all pictures in the file, by what its boxes say: nothing is decoded. Throws a Refusal. */
export const heifSizes = (bytes: Buffer): readonly PictureSize[] =>
  withPictures(bytes, (handleOf, count) =>
    Array.from({ length: Math.min(count, limits.picture.pages + 1) }, (_, index) => sizeOf(handleOf(index + 1))),
  );

/** Picture `number` (from 1). Throws a Refusal, also where it has more pixels than a picture may have. */
export const heifPixels = (bytes: Buffer, number: number): Pixels =>
  withPictures(bytes, (handleOf) => {
    const lib = libheif();
    const handle = handleOf(number);
    const { width, height } = sizeOf(handle);
    if (width * height > limits.picture.pixels) throw damaged();
    const decoded = lib.heif_js_decode_image2(
      handle,
      lib.heif_colorspace.heif_colorspace_RGB,
      lib.heif_chroma.heif_chroma_interleaved_RGB,
    );
    if (isFailure(decoded)) throw damaged();
    try {
      const [plane] = decoded.channels;
      if (!plane) throw damaged();
      return pixelsOf(plane);
    } finally {
      lib.heif_image_release(decoded.image);
    }
  });

/** Rows may be longer than the picture is wide. The library's memory is used again, so the pixels are copied out of it. */
function pixelsOf({ data, width, height, stride }: Plane): Pixels {
  const row = width * 3;
  if (width * height > limits.picture.pixels || stride < row || data.length < stride * (height - 1) + row) throw damaged();
  const pixels = Buffer.allocUnsafe(row * height);
  for (let y = 0; y < height; y += 1) pixels.set(data.subarray(y * stride, y * stride + row), y * row);
  return { data: pixels, width, height };
}
