import Box from '@mui/material/Box';
import { useFileAddress } from '../api.ts';
import { useDensity } from '../density.ts';
import type { Fields } from '../typed.ts';
import type { ValueProps } from './types.ts';
import { useTextValue } from './useValue.ts';

/** A picture by its URL: a thumbnail in tables, whole and larger on pages. */
export const PictureField = <R extends object = Fields>({ source }: ValueProps<R>) => {
  const address = useTextValue(source);
  const fileAddress = useFileAddress();
  const [size, objectFit] = useDensity() === 'table' ? ([28, 'cover'] as const) : ([120, 'contain'] as const);
  if (!address) return null;
  return (
    <Box
      component="img"
      src={fileAddress(address)}
      alt=""
      loading="lazy"
      referrerPolicy="no-referrer"
      sx={{
        display: 'block',
        width: size,
        height: size,
        borderRadius: 1,
        objectFit,
        backgroundColor: 'action.hover',
      }}
    />
  );
};
PictureField.columnWidth = [56, 72];
