import { Foreign } from '../ui/text.tsx';
import { usePersonName } from './person.tsx';

const mention = /@\[([^\]\s]{1,200})\]/g;

/** A comment with the people it mentions by their names. */
export const CommentText = ({ text }: { readonly text: string }) => {
  const nameOf = usePersonName();
  // what was captured has the odd places
  return text.split(mention).map((part, index) => {
    const key = `${index} ${part}`;
    if (index % 2 === 1) return <strong key={key}>@{nameOf(part)}</strong>;
    return part === '' ? null : <Foreign key={key}>{part}</Foreign>;
  });
};
