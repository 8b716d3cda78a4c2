/** What is wrong is what was sent, and not who sends it: OpenRouter answers 403 to that, OpenAI and Azure 400. */
export const moderated =
  /content_filter|content management policy|ResponsibleAIPolicy|invalid_prompt|usage policy|moderation|flagged/i;
