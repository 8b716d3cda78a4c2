/**
 * Choices that a message offers by buttons or a list, and what the provider allows of each. A customer who cannot press one, or whose
 * provider refuses them, can still answer in words.
 */

/** `id` comes back when it is chosen, at most 200 characters. */
export type Choice = { readonly id: string; readonly title: string; readonly description?: string };
export type Choices =
  | { readonly kind: 'buttons'; readonly choices: readonly Choice[] }
  /** `open`: label of the button that shows the list */
  | { readonly kind: 'list'; readonly open: string; readonly choices: readonly Choice[] }
  /** articles of the catalogue that is connected to the number, by their codes there */
  | { readonly kind: 'products'; readonly catalogId: string; readonly title: string; readonly codes: readonly string[] };

/** What pressing a choice means. `option`: its place in the proposal; null declines it. */
export type Chosen =
  | { readonly type: 'proposal'; readonly proposalId: string; readonly option: number | null }
  | { readonly type: 'article'; readonly productId: string };

export const choiceId = (chosen: Chosen): string =>
  chosen.type === 'article' ? `article/${chosen.productId}` : `proposal/${chosen.proposalId}/${chosen.option ?? 'no'}`;

/** null: none of ours. */
export const readChoiceId = (id: string | null | undefined): Chosen | null => {
  const [type, subject = '', option = ''] = (id ?? '').split('/');
  if (type === 'article' && subject !== '') return { type, productId: subject };
  if (type !== 'proposal' || subject === '' || !/^(?:\d|no)$/.test(option)) return null;
  return { type, proposalId: subject, option: option === 'no' ? null : Number(option) };
};
