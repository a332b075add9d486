import { unannounced } from '../../../providers/calls/calls.ts';
import { dataOf } from '../../../providers/data/client.ts';
import { unreadable } from '../../../providers/data/errors.ts';
import { useApi } from '../../api.ts';
import type { UploadProps } from '../props.ts';

/** Uploads an image for a purpose and gives its address; rejects with what the server objects to, or when it is given up. */
export const useUpload = (scope: UploadProps['scope']): ((file: File, signal: AbortSignal) => Promise<string>) => {
  const api = useApi();
  return async (file, signal) => {
    const form = new FormData();
    form.append('file', file);
    const { url } = dataOf(
      await api.POST('/user/images', {
        params: { query: { scope } },
        // The picture that shows, or the reason beside it, says how it went.
        headers: unannounced,
        signal,
        // The contract knows the file as text; it goes out as the form.
        body: { file: file.name },
        bodySerializer: () => form,
      }),
    );
    if (!url) throw unreadable();
    return url;
  };
};
