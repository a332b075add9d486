import BarChart from '@mui/icons-material/BarChart';
import DataUsage from '@mui/icons-material/DataUsage';
import DonutLarge from '@mui/icons-material/DonutLarge';
import FilterAltOutlined from '@mui/icons-material/FilterAltOutlined';
import FormatListNumbered from '@mui/icons-material/FormatListNumbered';
import Numbers from '@mui/icons-material/Numbers';
import PersonAddAltOutlined from '@mui/icons-material/PersonAddAltOutlined';
import ShowChart from '@mui/icons-material/ShowChart';
import TableRows from '@mui/icons-material/TableRowsOutlined';
import type SvgIcon from '@mui/material/SvgIcon';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { isWidgetType, type WidgetType } from '../../../../domain/dashboards.ts';
import { useWords } from '../../../components/useWords.ts';
import { dashboardWords as words, typeWords } from '../dashboardWords.ts';

const icons: Readonly<Record<WidgetType, typeof SvgIcon>> = {
  number: Numbers,
  line: ShowChart,
  bars: BarChart,
  share: DonutLarge,
  table: TableRows,
  top: FormatListNumbered,
  caps: DataUsage,
  funnel: FilterAltOutlined,
  leads: PersonAddAltOutlined,
};

interface TypeChoiceProps {
  type: WidgetType;
  offered: readonly WidgetType[];
  onChange: (type: WidgetType) => void;
}

/** The kinds of widgets, as pictures. */
export const TypeChoice = ({ type, offered, onChange }: TypeChoiceProps) => {
  const say = useWords();
  return (
    <ToggleButtonGroup
      exclusive
      value={type}
      aria-label={say(words.type)}
      onChange={(_, chosen: unknown) => typeof chosen === 'string' && isWidgetType(chosen) && onChange(chosen)}
      sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 1 }}
    >
      {offered.map((name) => {
        const Icon = icons[name];
        return (
          <ToggleButton
            key={name}
            value={name}
            sx={{
              flexDirection: 'column',
              gap: 0.5,
              paddingY: 1.25,
              fontSize: '0.75rem',
              lineHeight: 1.2,
              border: '1px solid var(--mui-palette-divider) !important',
              borderRadius: '8px !important',
              margin: '0 !important',
              '&.Mui-selected': { borderColor: 'var(--mui-palette-primary-main) !important' },
            }}
          >
            <Icon sx={{ fontSize: 20 }} />
            {say(typeWords[name])}
          </ToggleButton>
        );
      })}
    </ToggleButtonGroup>
  );
};
