// What stands on a printed sheet alone.

export const counterHours = 'Jam loket';
