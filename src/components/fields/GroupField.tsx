import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RecordContextProvider } from 'ra-core';
import { Children, isValidElement, type ReactNode } from 'react';
import type { Fields } from '../typed.ts';
import { useInnerLabel } from './innerLabel.ts';
import type { ValueProps } from './types.ts';
import { useValue } from './useValue.ts';

/** Fields kept under one name, each with its label. */
export const GroupField = <R extends object = Fields>({
  source,
  children,
}: ValueProps<R> & { children: ReactNode }) => {
  const labelOf = useInnerLabel(source);
  const group = useValue(source);
  if (group === undefined) return null;
  return (
    <RecordContextProvider value={Object(group)}>
      <Stack spacing={0.5}>
        {Children.toArray(children)
          .filter((child) => isValidElement(child))
          .map((child) => (
            <Stack key={child.key} direction="row" spacing={1}>
              <Typography variant="body2" color="textSecondary">
                {labelOf(child)}
              </Typography>
              <Typography variant="body2" component="div">
                {child}
              </Typography>
            </Stack>
          ))}
      </Stack>
    </RecordContextProvider>
  );
};
