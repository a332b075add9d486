import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import {
  LinkBase,
  type RaRecord,
  RecordContextProvider,
  useCanAccess,
  useGetList,
  useLocation,
  useRecordContext,
  useTranslate,
} from 'ra-core';
import type { ReactNode } from 'react';
import type { ResourceEntry } from '../../registry/resource.ts';
import { DensityContext } from '../density.ts';
import { useEntry, useMayOpen, useRecordPath } from '../entries.ts';
import { Loaded } from '../failure/Loaded.tsx';
import { tellInPlace } from '../failure/tellInPlace.ts';
import { ReferenceManyField } from '../fields/ReferenceManyField.tsx';
import type { RelatedFieldProps } from '../fields/types.ts';
import { InResource } from '../InResource.tsx';
import { useColumnLabel } from '../list/columns/columnLabel.ts';
import type { Elements, Fields } from '../typed.ts';
import { addPath, relatedPath } from './related.ts';

/** This many are shown here; the rest are in their list. */
const maxRows = 10;

const none: Elements = {};

/** Loads the columns of a resource from its own pages. */
const useColumnsOf = (resource: string): Elements | undefined => {
  const { load } = useEntry(resource);
  const { data } = useQuery({
    queryKey: ['columns', resource],
    queryFn: async () => (await load?.())?.default.columns ?? none,
    staleTime: Infinity,
    structuralSharing: false,
  });
  return data;
};

const Cell = ({ isLink, record, children }: { isLink: boolean; record: RaRecord; children: ReactNode }) => {
  const path = useRecordPath(useEntry().name)(record);
  return (
    <TableCell
      sx={{
        maxWidth: 260,
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
        '& .MuiTypography-root': { fontSize: 'inherit' },
      }}
    >
      {isLink && path ? (
        <Link component={LinkBase} to={path} color="inherit" underline="hover" sx={{ fontWeight: 500 }}>
          {children}
        </Link>
      ) : (
        children
      )}
    </TableCell>
  );
};

interface RowsProps {
  records: readonly RaRecord[];
  columns: Elements;
  names: readonly string[];
}

const Rows = ({ records, columns, names }: RowsProps) => {
  const labelOf = useColumnLabel(columns);
  const { displayFields } = useEntry();
  // People's names consist of several fields but are shown as one.
  const link = names.find((name) => displayFields.includes(name)) ?? names[0];
  return (
    <DensityContext value="table">
      <TableContainer sx={{ marginX: -2.5, width: 'auto' }}>
        <Table
          size="small"
          sx={{
            '& th:first-of-type, & td:first-of-type': { paddingLeft: 2.5 },
            '& tr:last-of-type td': { borderBottom: 0 },
          }}
        >
          <TableHead>
            <TableRow>
              {names.map((name) => (
                <TableCell key={name} sx={{ whiteSpace: 'nowrap' }}>
                  {labelOf(name)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {records.map((record) => (
              <RecordContextProvider key={record.id} value={record}>
                <TableRow>
                  {names.map((name) => (
                    <Cell key={name} isLink={name === link} record={record}>
                      {columns[name]}
                    </Cell>
                  ))}
                </TableRow>
              </RecordContextProvider>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </DensityContext>
  );
};

/** Returns the order: active records first, newest first among them. */
const order = ({ statuses }: Pick<ResourceEntry, 'statuses'>) =>
  ({ field: statuses?.includes('active') ? 'status:asc,id' : 'id', order: 'DESC' }) as const;

/**
 * The records that refer to the current one by a field: some in a table, with links to all of them and to a new one.
 */
const RelatedTable = ({ source, reference, target, columns: names }: RelatedFieldProps<Fields>) => {
  const record = useRecordContext();
  const translate = useTranslate();
  const entry = useEntry(reference);
  const mayOpen = useMayOpen();
  const { pathname } = useLocation();
  const isNarrowable = target in entry.filters;
  const { canAccess = false, isPending: isAsking } = useCanAccess({ resource: reference, action: 'list' });
  const columns = useColumnsOf(reference);
  const { data, total, error, refetch } = useGetList<RaRecord>(
    reference,
    {
      pagination: { page: 1, perPage: maxRows },
      sort: order(entry),
      filter: { [target]: [record?.id] },
    },
    { enabled: canAccess && isNarrowable && record !== undefined, ...tellInPlace },
  );
  if (!record || isAsking) return null;
  // Users who may see the reference get the names; the records are only for those who may list them.
  if (!canAccess || !isNarrowable) return <ReferenceManyField source={source} reference={reference} />;
  const noun = translate(`resources.${reference}.name`, { smart_count: 1 });
  const query = { data: columns && data, error, refetch };
  return (
    <Box className="whole-width">
      <Loaded query={query} waiting={<Skeleton variant="rounded" height={96} />}>
        {(records) =>
          records.length === 0 ? (
            <Typography variant="body2" color="textSecondary">
              {translate('record.noneRelated')}
            </Typography>
          ) : (
            <InResource name={reference}>
              <Rows
                records={records}
                columns={columns ?? none}
                // Fields that the user may not see are not sent.
                names={names.filter((name) => columns?.[name] && records.some((one) => name in one))}
              />
            </InResource>
          )
        }
      </Loaded>
      <Box sx={{ display: 'flex', gap: 1, marginTop: 1.5 }}>
        {mayOpen(reference, 'create') && entry.pages.includes('create') && (
          <Button
            variant="outlined"
            color="inherit"
            startIcon={<Add />}
            component={LinkBase}
            to={addPath(reference, target, record.id, pathname)}
          >
            {translate('record.add', { name: noun.charAt(0).toLowerCase() + noun.slice(1) })}
          </Button>
        )}
        {total !== undefined && total > (data?.length ?? 0) && mayOpen(reference, 'list') && (
          <Button color="inherit" component={LinkBase} to={relatedPath(entry, target, record.id)}>
            {translate('record.all', { count: total })}
          </Button>
        )}
      </Box>
    </Box>
  );
};

export default RelatedTable;
