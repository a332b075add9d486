import Link from '@mui/material/Link';
import { LinkBase, useRecordContext } from 'ra-core';
import type { MouseEvent } from 'react';
import { recordPath, useMayOpen } from '../entries.ts';
import { useResources } from '../ResourcesContext.tsx';
import type { Fields } from '../typed.ts';
import type { ValueProps } from './types.ts';
import { useTextValue } from './useValue.ts';

/** The record that a scheduled change applies to, by name, linked to its page. */
export const ScheduledTargetField = <R extends object = Fields>({ source }: ValueProps<R>) => {
  const record = useRecordContext();
  const resources = useResources();
  const mayOpen = useMayOpen();
  const text = useTextValue(source) ?? `#${String(record?.['targetId'])}`;
  const entry = resources.find(({ entity, load }) => entity === record?.['target'] && load !== undefined);
  const path = entry && mayOpen(entry.name, 'show') ? recordPath(entry, record?.['targetId']) : undefined;
  if (path === undefined) return <span>{text}</span>;
  return (
    <Link
      component={LinkBase}
      to={path}
      variant="inherit"
      underline="hover"
      onClick={(event: MouseEvent) => event.stopPropagation()}
    >
      {text}
    </Link>
  );
};
