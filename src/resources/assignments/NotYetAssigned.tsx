import { type RaRecord, useGetList } from 'ra-core';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { TakenProvider } from '../../components/inputs/narrowing.ts';

export interface NotYetAssignedProps {
  /** Resource of the assignments. */
  assignments: string;
  /** The resources of the assigned parties, by the field of an assignment that names them. */
  parties: Readonly<Record<string, string>>;
  children: ReactNode;
}

/** Maximum number of an offer's assignments that are checked. */
const maxAssignments = 500;

/**
 * The party to assign (the generated input): only those without an assignment to the offer, not even an inactive one.
 */
export const NotYetAssigned = ({ assignments, parties, children }: NotYetAssignedProps) => {
  const offer: unknown = useWatch({ name: 'offer' });
  const { data = [] } = useGetList<RaRecord>(
    assignments,
    {
      filter: { offer: [offer] },
      pagination: { page: 1, perPage: maxAssignments },
      sort: { field: 'id', order: 'ASC' },
      meta: { fields: ['id', ...Object.keys(parties)], with: [] },
    },
    { enabled: typeof offer === 'number', retry: false },
  );
  const taken = Object.entries(parties).map(([field, resource]) => [resource, data.map((one): unknown => one[field])]);
  return <TakenProvider value={Object.fromEntries(taken)}>{children}</TakenProvider>;
};
