export type ShownPagesTables = {
  shown_page: {
    document_id: string;
    page_id: string;
    picture_hash: string;
    look_hash: string;
    drawn_at: Date;
  };
};
