import { saveFile } from '../../../components/saveFile.ts';

/** Saves a text as a file with this name. */
export const saveText = (file: string, text: string): void => saveFile(file, new Blob([text], { type: 'text/plain' }));
