import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { useToast } from '../ui/toast.tsx';
import { useWords } from '../words/use-words.tsx';

/** A secret that is shown this once. */
export const ShownOnce = ({ value, sentence }: { readonly value: string; readonly sentence: string }) => {
  const { common } = useWords();
  const { say } = useToast();
  return (
    <div className="note" role="status">
      <Icon name="key" />
      <div className="stack-tight grow">
        <p>{sentence}</p>
        <p className="row">
          <code className="code-wrap">{value}</code>
          <Button onClick={() => void navigator.clipboard.writeText(value).then(() => say(common.copied))}>{common.copy}</Button>
        </p>
      </div>
    </div>
  );
};
