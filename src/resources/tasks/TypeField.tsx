import ChatBubbleOutline from '@mui/icons-material/ChatBubbleOutline';
import PhoneOutlined from '@mui/icons-material/PhoneOutlined';
import TaskAltOutlined from '@mui/icons-material/TaskAltOutlined';
import Box from '@mui/material/Box';
import type SvgIcon from '@mui/material/SvgIcon';
import { useRecordContext, useTranslate } from 'ra-core';
import type { ValueProps } from '../../components/fields/types.ts';
import { taskChoices } from '../../generated/resources/task.tsx';

const icons: Readonly<Record<string, typeof SvgIcon>> = {
  task: TaskAltOutlined,
  chat: ChatBubbleOutline,
  phone: PhoneOutlined,
};

/** The type of a task, as an icon with a label; without the label if it is `bare`. */
export const TypeField = ({ source, bare = false }: ValueProps & { bare?: boolean }) => {
  const type: unknown = useRecordContext()?.[source];
  const translate = useTranslate();
  const choice = taskChoices.type.find(({ id }) => id === type);
  if (!choice) return null;
  const Icon = icons[choice.id] ?? TaskAltOutlined;
  const label = translate(choice.name);
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', gap: 0.75, alignItems: 'center', verticalAlign: 'middle', whiteSpace: 'nowrap' }}
    >
      <Icon
        sx={{ fontSize: 16, color: 'text.secondary' }}
        {...(bare ? { titleAccess: label } : { 'aria-hidden': true })}
      />
      {!bare && label}
    </Box>
  );
};
TypeField.columnWidth = [96, 130];
