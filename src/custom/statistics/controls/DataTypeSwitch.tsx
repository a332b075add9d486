import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Tooltip from '@mui/material/Tooltip';
import { type DataType, dataTypes } from '../../../../domain/statistics/dimensions.ts';
import { useWords } from '../../../components/useWords.ts';
import { statisticsWords as words } from '../statisticsWords.ts';

const hints = { actual: words.actualHint, cohort: words.cohortHint } as const;

interface DataTypeSwitchProps {
  dataType: DataType;
  onChange: (dataType: DataType) => void;
}

/** Whether figures count at their own time or at that of the click or lead they originate from, each explained. */
export const DataTypeSwitch = ({ dataType, onChange }: DataTypeSwitchProps) => {
  const say = useWords();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={dataType}
      aria-label={say(words.dataType)}
      onChange={(_, chosen: DataType | null) => chosen && onChange(chosen)}
      sx={{ '& .MuiToggleButton-root': { paddingY: 0, paddingX: 1.25, height: 32, fontSize: '0.8125rem' } }}
    >
      {dataTypes.map((name) => (
        <Tooltip key={name} title={say(hints[name])} describeChild>
          <ToggleButton value={name}>{say(words[name])}</ToggleButton>
        </Tooltip>
      ))}
    </ToggleButtonGroup>
  );
};
