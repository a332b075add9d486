import { styled } from '@mui/material/styles';

/** Where the way to saved views is: their menu stays there while the button becomes that of the view just saved. */
export const ViewsPlace = styled('span')({ display: 'inline-flex', minWidth: 0 });
