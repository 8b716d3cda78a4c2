import type { MediaType } from '../../../../src/domain/shared/media-types.ts';

export const slk = {
  words: 'a SYLK sheet',
  mediaType: 'application/x-sylk',
  endings: ['slk'],
  content: { begins: /^id;p/ },
  reader: 'slk',
} satisfies MediaType;
