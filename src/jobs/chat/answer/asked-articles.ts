/** The articles that a message asks for, where the question names them and where it only says "a new one". */
import { askedPart, questionsOfTold } from '@order-intake/chat-language';
import type { IntentsOf } from '@order-intake/chat-language/message';
import type { FoundProducts, LookUp } from './look-up.ts';

type Asking = { readonly language: string /** as of match-products.ts */; readonly forgives: boolean };

export const createAskedArticles =
  (lookUp: LookUp, intentsOf: IntentsOf) =>
  async (companyId: string, text: string, { language, forgives }: Asking): Promise<FoundProducts> => {
    const matched = await lookUp.products(companyId, askedPart(text, language, intentsOf), { language, forgives });
    if (matched.meant.length > 0 || matched.areOtherSizes) return matched;
    const perPart = await Promise.all(
      questionsOfTold(text, language, intentsOf).map((question) =>
        lookUp.products(companyId, question, { language, forgives: false }),
      ),
    );
    // of two that were told of nobody knows which one is to be new
    const conclusive = perPart.filter((result) => result.meant.length > 0);
    return conclusive.length === 1 && conclusive[0] ? conclusive[0] : matched;
  };
