import { useGetOne, type RaRecord, useSourceContext } from 'ra-core';
import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { type RowsQuery, useAskedRows } from './useAskedRows.ts';

interface ValueProps extends Pick<RowsQuery, 'field' | 'resource'> {
  open: ReactNode;
  secret: ReactNode;
}

/** The value of a row: plain, or a secret if the requested item says so. */
const Value = ({ field, resource, open, secret }: ValueProps) => {
  const asked: unknown = useWatch({ name: useSourceContext().getSource(field) });
  const { data } = useGetOne<RaRecord>(
    resource,
    { id: Number(asked) },
    { enabled: typeof asked === 'number', retry: false },
  );
  return data?.['secret'] ? secret : open;
};

/**
 * Rows to fill in, one per requested item (the children of the generated input are the item, a plain value and a secret
 * one), each with the one value that it takes.
 */
export const AskedRows = ({ children, ...asked }: RowsQuery & { children: ReactElement<{ children?: ReactNode }> }) => {
  const key = useAskedRows(asked);
  const [what, open, secret] = [children.props.children].flat();
  return cloneElement(
    children,
    { key },
    what,
    <Value key="value" field={asked.field} resource={asked.resource} open={open} secret={secret} />,
  );
};
