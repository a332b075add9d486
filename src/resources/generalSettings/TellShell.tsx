import { useQueryClient } from '@tanstack/react-query';
import { useRecordContext } from 'ra-core';
import { useEffect, useRef } from 'react';

/** Makes the whole page reload the name, the logo and the rest once they have been changed here. */
export const TellShell = () => {
  const version: unknown = useRecordContext()?.['version'];
  const queryClient = useQueryClient();
  const seen = useRef(version);
  useEffect(() => {
    if (seen.current !== version) void queryClient.invalidateQueries({ queryKey: ['tenant'] });
    seen.current = version;
  }, [version, queryClient]);
  return null;
};
