import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RecordContextProvider } from 'ra-core';
import { Children, Fragment, isValidElement, type ReactNode } from 'react';
import { recordOf } from '../../../domain/records.ts';
import { saysNothing } from '../record/saysNothing.ts';
import type { Fields } from '../typed.ts';
import { OuterFields, sourceOf, useInnerLabel, useOuterFields } from './innerLabel.ts';
import type { ValueProps } from './types.ts';
import { useValue } from './useValue.ts';

/** Fields stored under one name, each with its label; empty ones are left out. */
export const GroupField = <R extends object = Fields>({
  source,
  children,
}: ValueProps<R> & { children: ReactNode }) => {
  const labelOf = useInnerLabel(source);
  const around = useOuterFields(source);
  const group = useValue(source);
  if (group === undefined) return null;
  const values = recordOf(group);
  return (
    <RecordContextProvider value={values}>
      <Box
        component="dl"
        className="whole-width"
        sx={{
          margin: 0,
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '180px minmax(0, 1fr)' },
          columnGap: 3,
          rowGap: { sm: 1.25 },
        }}
      >
        {Children.toArray(children)
          .filter((child) => isValidElement(child))
          .filter((child) => !saysNothing(values[sourceOf(child)]))
          .map((child) => (
            <Fragment key={child.key}>
              <Typography component="dt" variant="body2" color="textSecondary">
                {labelOf(child)}
              </Typography>
              <Typography
                component="dd"
                variant="body2"
                sx={{ margin: 0, marginBottom: { xs: 1, sm: 0 }, minWidth: 0, overflowWrap: 'anywhere' }}
              >
                <OuterFields value={around}>{child}</OuterFields>
              </Typography>
            </Fragment>
          ))}
      </Box>
    </RecordContextProvider>
  );
};
