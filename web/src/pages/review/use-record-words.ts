import { recordWords } from '../../words/record-words.ts';
import { useSpoken } from '../../words/use-words.tsx';

export const useRecordWords = () => recordWords[useSpoken().language];
