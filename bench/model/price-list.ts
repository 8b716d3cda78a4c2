/** What current models cost by list price, and how their providers count pictures. Each figure has its page; `read` says when it said so. */

export type ListedPrice = {
  readonly model: string;
  /** US dollars per million tokens, of prompts up to 100,000 tokens */
  readonly input: number;
  readonly output: number;
  readonly pictureTokens: (width: number, height: number) => number;
  readonly source: string;
  readonly picturesSource: string;
  readonly read: string;
};

const patches = (side: number, width: number, height: number): number => Math.ceil(width / side) * Math.ceil(height / side);

/**
 * GPT-6: 1.2 tokens for each patch of 32 x 32 pixels. With `detail: 'high'` a picture of more than 2,500 patches is made smaller until it has no more.
 */
function gpt6(width: number, height: number): number {
  const most = 2_500;
  const own = patches(32, width, height);
  if (own <= most) return Math.ceil(own * 1.2);
  const shrink = Math.sqrt((most * 32 ** 2) / (width * height));
  return Math.ceil(Math.min(most, patches(32, width * shrink, height * shrink)) * 1.2);
}

/** Claude 5.5: one token for each patch of 28 x 28 pixels. A page of 150 dpi is below the size from which pictures are made smaller. */
const claude = (width: number, height: number): number => patches(28, width, height);

const measured = 'https://huggingface.co/datasets/JOHNISKING/image-token-cost';
const read = '2026-11-30';

export const priceList: readonly ListedPrice[] = [
  {
    model: 'gpt-6-luna',
    input: 0.1,
    output: 0.5,
    pictureTokens: gpt6,
    source: 'https://developers.openai.com/api/docs/models/gpt-6-luna',
    picturesSource: measured,
    read,
  },
  {
    model: 'claude-haiku-5-5',
    input: 0.1,
    output: 0.5,
    pictureTokens: claude,
    source: 'https://platform.claude.com/docs/en/models/haiku-5-5/overview',
    picturesSource: measured,
    read,
  },
  {
    model: 'claude-sonnet-5-5',
    input: 2,
    output: 10,
    pictureTokens: claude,
    source: 'https://platform.claude.com/docs/en/models/haiku-5-5/overview',
    picturesSource: measured,
    read,
  },
];
