import Add from '@mui/icons-material/Add';
import GroupOutlined from '@mui/icons-material/GroupOutlined';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Tooltip from '@mui/material/Tooltip';
import { useGetIdentity } from 'ra-core';
import { useWords } from '../../../components/useWords.ts';
import { dashboardWords as words } from '../dashboardWords.ts';
import type { Dashboard } from '../model.ts';

interface DashboardTabsProps {
  dashboards: readonly Dashboard[];
  chosen: number | undefined;
  /** Undefined if the user may not create any. */
  onCreate: (() => void) | undefined;
  onChoose: (id: number) => void;
}

/** The dashboards that the user can see, with one of them open. */
export const DashboardTabs = ({ dashboards, chosen, onCreate, onChoose }: DashboardTabsProps) => {
  const say = useWords();
  const { identity } = useGetIdentity();
  const isTheirs = ({ user }: Dashboard): boolean => user !== null && user !== identity?.id;
  return (
    <Stack direction="row" sx={{ flex: '1 1 320px', minWidth: 0, alignItems: 'center' }}>
      <Tabs
        value={chosen ?? false}
        onChange={(_, id: number) => onChoose(id)}
        variant="scrollable"
        scrollButtons="auto"
        allowScrollButtonsMobile
        aria-label={say(words.dashboards)}
        sx={{ minHeight: 36, '& .MuiTab-root': { minHeight: 36, paddingX: 1.5, maxWidth: 240 } }}
      >
        {dashboards.map((dashboard) => (
          <Tab
            key={dashboard.id}
            value={dashboard.id}
            label={dashboard.title}
            {...(isTheirs(dashboard) && {
              icon: <GroupOutlined titleAccess={say(words.shared)} sx={{ fontSize: 16 }} />,
              iconPosition: 'start' as const,
            })}
          />
        ))}
      </Tabs>
      {onCreate && (
        <Tooltip title={say(words.create)}>
          <IconButton aria-label={say(words.create)} aria-haspopup="dialog" onClick={onCreate} sx={{ marginLeft: 0.5 }}>
            <Add sx={{ fontSize: 18 }} />
          </IconButton>
        </Tooltip>
      )}
    </Stack>
  );
};
