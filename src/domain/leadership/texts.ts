// What a visitor reads of the leaders of the city.

export const title = 'Pimpinan Daerah';
export const vision = 'VISI';
export const mission = 'MISI';
export const pauseVideoLabel = 'Jeda video latar';
export const resumeVideoLabel = 'Lanjutkan video latar';
