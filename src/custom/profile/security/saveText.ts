import { saveFile } from '../../../components/saveFile.ts';

/** Gives a text to the browser to keep as a file of this name. */
export const saveText = (file: string, text: string): void => saveFile(file, new Blob([text], { type: 'text/plain' }));
