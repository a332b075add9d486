import { styled } from '@mui/material/styles';

/** A line of the menu. MUI's list items bring paddings, dividers and actions of their own, which no line here has. */
export const MenuLine = styled('li')({ display: 'flex', alignItems: 'center', position: 'relative', width: '100%' });
