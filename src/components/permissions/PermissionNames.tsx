import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useLanguage } from '../language.ts';
import { inGroups } from './grouping.ts';
import { usePermissionList } from './usePermissionList.ts';

/** Permissions by their names, group by group; as a number for those who may not see what there are. */
const PermissionNames = ({ ids }: { ids: readonly number[] }) => {
  const language = useLanguage();
  const translate = useTranslate();
  const { permissions } = usePermissionList({ showHidden: true });
  if (!permissions) return <span>{translate('permissions.count', { smart_count: ids.length })}</span>;
  const groups = inGroups(
    permissions.filter(({ id }) => ids.includes(id)),
    language,
  );
  return (
    <Box component="dl" className="whole-width" sx={{ margin: 0, display: 'grid', rowGap: 0.75 }}>
      {groups.map((group) => (
        <div key={group.id}>
          <Typography component="dt" variant="caption" color="textSecondary">
            {group.title}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ margin: 0 }}>
            {group.permissions.map(({ title }) => title).join(' · ')}
          </Typography>
        </div>
      ))}
    </Box>
  );
};

export default PermissionNames;
