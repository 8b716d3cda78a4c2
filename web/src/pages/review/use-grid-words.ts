import { gridWords } from '../../words/grid-words.ts';
import { useSpoken } from '../../words/use-words.tsx';

export const useGridWords = () => gridWords[useSpoken().language];
