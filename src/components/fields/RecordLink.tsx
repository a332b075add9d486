import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { type Identifier, LinkBase, type RaRecord } from 'ra-core';
import type { MouseEvent } from 'react';
import { tones } from '../choice.ts';
import { useEntry, useRecordPath } from '../entries.ts';
import { useRepresent } from '../references.ts';
import { ToneChip } from './ToneChip.tsx';

export interface RecordLinkProps {
  resource: string;
  id: Identifier;
  /** Absent while it is loading, or if the user may not see it. */
  record: RaRecord | undefined;
  isPending: boolean;
  /** Its title, if nothing else about it is available. */
  title?: string | undefined;
}

/**
 * A record by its name, linked to its page, or as a chip if it has a tone (such records have no page); if only its
 * title is available, just that, or else its number.
 */
export const RecordLink = ({ resource, id, record, isPending, title }: RecordLinkProps) => {
  const { displayTone } = useEntry(resource);
  const represent = useRepresent(resource);
  const pathOf = useRecordPath(resource);
  if (isPending) return <Skeleton component="span" width={72} sx={{ display: 'inline-block' }} />;
  if (!record) return <span>{title ?? `#${id}`}</span>;
  const tone = displayTone === undefined ? undefined : tones.find((one) => one === record[displayTone]);
  if (tone) return <ToneChip label={represent(record)} tone={tone} />;
  const path = pathOf(record);
  if (!path) return <span>{represent(record)}</span>;
  return (
    <Link
      component={LinkBase}
      to={path}
      variant="inherit"
      underline="hover"
      onClick={(event: MouseEvent) => event.stopPropagation()}
    >
      {represent(record)}
    </Link>
  );
};
