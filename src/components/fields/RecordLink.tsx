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
  /** Absent while it is on its way, or where the person may not see it. */
  record: RaRecord | undefined;
  isPending: boolean;
  /** What it is called, where no more of it is to be known. */
  title?: string | undefined;
}

/** A record by its name, leading to its page, or as a chip where it has a tone (such records have no page); by its title alone where no more is to be known, or its number. */
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
