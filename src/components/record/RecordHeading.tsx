import Typography from '@mui/material/Typography';
import { PageHeading } from '../PageHeading.tsx';
import { useIsPhone } from '../useIsPhone.ts';
import { inOneLine, type RecordName } from './useRecordName.ts';

/**
 * The heading of a record's page, in the shell's header; on a phone, which has no room for long names there, the full
 * name is in the page, below the kind of record.
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
