import Typography from '@mui/material/Typography';
import { PageHeading } from '../PageHeading.tsx';
import { useIsPhone } from '../useIsPhone.ts';
import { inOneLine, type RecordName } from './useRecordName.ts';

/**
 * The heading of a record's page, in the shell's header; on a phone, where a name finds no room there, it stands whole in
 * the page, below what kind of record it is of.
 */
export const RecordHeading = (name: RecordName) => {
  const isPhone = useIsPhone();
  const { kind, title } = name;
  if (!isPhone) return <PageHeading text={inOneLine(name)} />;
  return (
    <Typography component="h1" variant="h3" sx={{ flexBasis: '100%', overflowWrap: 'anywhere' }}>
      {kind !== undefined && (
        <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
          {kind}
        </Typography>
      )}
      {title}
    </Typography>
  );
};
