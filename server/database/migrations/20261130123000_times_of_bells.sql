-- When people are told is a matter of messages: the bell shows what happens immediately, and never looked at this.
update notifications set frequency = 'immediately', quiet_from = null, quiet_to = null where channel = 'bell';
