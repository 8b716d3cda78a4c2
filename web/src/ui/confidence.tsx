import { useFormat, useWords } from '../words/use-words.tsx';
import { Icon } from './icon.tsx';

type Props = {
  /** 0 to 100; null: nothing was read */
  readonly percent: number | null;
  readonly level: 'high' | 'low' | null;
};

/** Never by colour alone: number, word and picture say the same. */
export const Confidence = ({ percent, level }: Props) => {
  const words = useWords();
  const format = useFormat();
  if (percent === null || level === null) return <span className="soft">–</span>;
  const word = words.common[level];
  const number = format.percent(percent);
  return (
    <span className={`confidence confidence-${level}`} title={words.common.confidenceOf(number, word)}>
      <Icon name={level === 'high' ? 'check-circle' : 'alert'} />
      <span className="confidence-number">{number}</span>
      <span className="confidence-word">{word}</span>
    </span>
  );
};

/** Whether a person has to look: the mailbox's threshold decides that, not the colour of the confidence. */
export const ReviewMark = ({ wanted: wantedConfidence }: { readonly wanted: boolean }) => {
  const words = useWords();
  if (!wantedConfidence) return null;
  return (
    <span className="review-mark" title={words.common.lookAtThis}>
      <Icon name="eye" />
      <span className="visually-hidden">{words.common.lookAtThis}</span>
    </span>
  );
};
