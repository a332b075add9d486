import { unannounced } from '../../../providers/calls/calls.ts';
import { dataOf } from '../../../providers/data/client.ts';
import { unreadable } from '../../../providers/data/errors.ts';
import { useApi } from '../../api.ts';
import type { UploadProps } from '../props.ts';

/**
 * Returns a function that uploads an image for a purpose and resolves to its URL; rejects with the server's objections,
 * or when aborted.
 */
export const useUpload = (scope: UploadProps['scope']): ((file: File, signal: AbortSignal) => Promise<string>) => {
  const api = useApi();
  return async (file, signal) => {
    const form = new FormData();
    form.append('file', file);
    const { url } = dataOf(
      await api.POST('/user/images', {
        params: { query: { scope } },
        // The outcome shows as the picture, or as the reason next to it.
        headers: unannounced,
        signal,
        // The contract types the file as a string; the form is what is sent.
        body: { file: file.name },
        bodySerializer: () => form,
      }),
    );
    if (!url) throw unreadable();
    return url;
  };
};
